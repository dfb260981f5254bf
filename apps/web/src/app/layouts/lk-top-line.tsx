import type { CurrentUser } from '@cabinet/contract/people/user'
import { Avatar } from '@cabinet/ui/avatar'
import { Button } from '@cabinet/ui/button'
import { IconButton } from '@cabinet/ui/icon-button'
import { Text } from '@cabinet/ui/text'
import { TopBar } from '@cabinet/ui/top-bar'
import { VisuallyHidden } from '@cabinet/ui/visually-hidden'
import { Bell, Menu, Search } from 'lucide-react'
import { useCallback, useLayoutEffect, useState, type ReactElement } from 'react'
import { companyText } from '../../shared/company-text.ts'
import { hasRole } from '../../shared/access/access.ts'
import { useUser } from '../../shared/access/user.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { useShellMessages } from '../messages.ts'
import { CopyRequisites, ThemeButton } from './lk-quick-buttons.tsx'
import * as styles from './lk-top-line.css.ts'

// Menus and the palette come when they are first wanted: the page itself is there without them.
const PersonMenu = lazyPart(async () => (await import('./lk-person-menu.tsx')).PersonMenu)
const Inbox = lazyPart(async () => (await import('./lk-inbox.tsx')).Inbox)
const Keys = lazyPart(async () => (await import('./lk-keys.tsx')).Keys)
const Commands = lazyPart(async () => (await import('./lk-commands.tsx')).Commands)

/** A number of two digits still fits beside the bell. */
const MOST_SHOWN = 99

const NO_BREAK_SPACE = '\u{A0}'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Whether a key press is a letter of something that is being written. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const hasDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

const SearchButton = () => {
  const t = useShellMessages()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [hasKeys, setKeys] = useState(false)
  const [query, setQuery] = useState('')
  const onOpenChange = useCallback((next: boolean) => {
    if (!next) setQuery('')
    setOpen(next)
  }, [])
  // Before the paint: whoever sees the page can press its keys, also while a slow computer still works on the rest.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // In the Russian layout the sign stands on another key: what counts is the sign itself.
      if (event.key === '?' && !isOpen && !isWriting(event.target) && !hasDialog()) {
        event.preventDefault()
        setKeys(true)
        return
      }
      // What is typed before the palette has come is the beginning of the question; what is in it has keys of its own.
      if (isOpen && !isWriting(event.target) && !hasDialog()) {
        if (event.key === 'Escape') return onOpenChange(false)
        if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault()
          return setQuery((typed) => typed + event.key)
        }
      }
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setWanted(true)
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen, onOpenChange])
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        data-track="commands"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Search aria-hidden="true" size={18} />
        <span className={styles.searchText}>{t('shell.search')}</span>
        <kbd className={styles.keys}>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isWanted && (
        <Commands
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          query={query}
          onQueryChange={setQuery}
          onKeys={() => setKeys(true)}
          onFailed={() => {
            setWanted(false)
            onOpenChange(false)
          }}
        />
      )}
      {hasKeys && (
        <Keys
          searchKeys={isApple() ? '⌘ K' : 'Ctrl K'}
          onClose={() => setKeys(false)}
          onFailed={() => setKeys(false)}
        />
      )}
    </>
  )
}

/** What a person is in the cabinet, in one word: the strongest of their roles. */
const standingOf = (user: CurrentUser) => {
  if (hasRole(user, 'GODMOD')) return 'staff'
  if (user.isOwner) return 'owner'
  if (user.partner) return 'partner'
  if (hasRole(user, 'UNVERIFIED_USER')) return 'waiting'
  return hasRole(user, 'USER_ADMIN') ? 'administrator' : 'user'
}

/** A button whose panel is fetched when it is first pressed, and opens then. */
const Deferred = ({
  trigger,
  panel,
}: {
  trigger: (props: { onPress?: () => void }) => ReactElement
  panel: (button: ReactElement, onFailed: () => void) => ReactElement
}) => {
  const [isWanted, setWanted] = useState(false)
  if (!isWanted) return trigger({ onPress: () => setWanted(true) })
  return panel(trigger({}), () => setWanted(false))
}

interface TopLineProps {
  readonly waitingCount: number
  /** The page below takes the width of the window. */
  readonly isWide: boolean
  readonly onOpenNavigation: () => void
}

/** Whose cabinet it is, search, what waits for a decision, and the person. */
export const TopLine = ({ waitingCount, isWide, onOpenNavigation }: TopLineProps) => {
  const t = useShellMessages()
  const user = useUser()
  const { organization, partner, lastname, firstname, middlename } = user
  const name = `${lastname} ${firstname}`
  const initials = [firstname, middlename].flatMap((part) => (part ? [`${part.slice(0, 1)}.`] : []))
  const shortName = [lastname, ...initials].join(NO_BREAK_SPACE)
  const position = t(`shell.standing.${standingOf(user)}`)
  return (
    <TopBar
      className={isWide ? styles.root : styles.asContent}
      start={
        <>
          <span className={styles.narrowOnly}>
            <IconButton icon={Menu} label={t('shell.openNavigation')} onPress={onOpenNavigation} />
          </span>
          {organization && (
            <div className={styles.organization}>
              <Text as="span" weight="semibold" isTruncated title={organization.shortName}>
                {companyText(organization.shortName)}
              </Text>
              <Text as="span" size="caption" tone="muted" isTruncated title={organization.itn}>
                {t('shell.itn', { itn: organization.itn })}
              </Text>
            </div>
          )}
          {partner && (
            <div className={styles.organization}>
              <Text as="span" weight="semibold" isTruncated title={partner.name}>
                {companyText(partner.name)}
              </Text>
            </div>
          )}
          {organization && <CopyRequisites organization={organization} />}
        </>
      }
      search={<SearchButton />}
      actions={
        <>
          <ThemeButton />
          <Deferred
            trigger={(props) => (
              <span className={styles.bell}>
                <IconButton
                  data-track="inbox"
                  icon={Bell}
                  label={t('attention.button', { count: waitingCount })}
                  {...props}
                />
                {waitingCount > 0 && (
                  <span className={styles.count} aria-hidden="true">
                    {waitingCount > MOST_SHOWN ? `${MOST_SHOWN}+` : waitingCount}
                  </span>
                )}
              </span>
            )}
            panel={(button, onFailed) => <Inbox trigger={button} loading={button} onFailed={onFailed} />}
          />
          <Deferred
            trigger={(props) => (
              <Button data-track="person-menu" variant="quiet" tone="neutral" {...props}>
                <Avatar isDecorative name={`${firstname} ${lastname}`} tone="accent" />
                <VisuallyHidden>{t('shell.person', { name })}</VisuallyHidden>
                <span className={styles.person} aria-hidden="true">
                  <Text as="span" weight="medium" isTruncated>
                    {shortName}
                  </Text>
                  <Text as="span" size="caption" tone="muted" isTruncated>
                    {position}
                  </Text>
                </span>
              </Button>
            )}
            panel={(button, onFailed) => (
              <PersonMenu
                trigger={button}
                title={t('shell.personOf', { name, position })}
                loading={button}
                onFailed={onFailed}
              />
            )}
          />
        </>
      }
    />
  )
}
