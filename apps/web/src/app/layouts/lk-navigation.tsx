import { pages } from '@cabinet/contract/pages'
import { SideNav, type SideNavGroup, type SideNavItem } from '@cabinet/ui/side-nav'
import { CircleHelp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../shared/access/user.tsx'
import { useAttentionTexts, type AttentionText } from '../../shared/attention.ts'
import { useIntl } from '../../shared/intl/messages.ts'
import { serviceNames } from '../../shared/config/service-names.ts'
import { useScreen } from '../../shared/screen.ts'
import { Brand } from '../../shared/ui/brand.tsx'
import { dot, hues } from '../../shared/ui/hue.css.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { menuOf } from '../registry.ts'
import { COLLAPSED_KEY } from './collapsed-key.ts'
import { iconOf } from './menu-icons.ts'
import { useShellMessages } from '../messages.ts'
import * as styles from './lk-layout.css.ts'

const NavigationDrawer = lazyPart(async () => (await import('./lk-navigation-drawer.tsx')).NavigationDrawer)

/** What the person chose earlier; without a choice the width of the screen decides. */
const chosenBefore = (): boolean | null => {
  try {
    const stored = localStorage.getItem(COLLAPSED_KEY)
    return stored === null ? null : stored === 'yes'
  } catch {
    return null
  }
}

const remember = (isCollapsed: boolean) => {
  try {
    localStorage.setItem(COLLAPSED_KEY, isCollapsed ? 'yes' : 'no')
  } catch {
    // Storage can be forbidden; the choice then lives as long as the page.
  }
}

/** What waits for a decision under an address: the section itself and the pages below it. */
const countsOf = (path: string, waiting: readonly AttentionText[]): Pick<SideNavItem, 'count' | 'countLabel'> => {
  const mine = waiting.filter((item) => `${item.path.split(/[?#]/)[0]}/`.startsWith(`${path}/`))
  if (mine.length === 0) return {}
  return {
    count: mine.reduce((sum, { count }) => sum + count, 0),
    countLabel: mine.map(({ text }) => text).join(', '),
  }
}

/** The navigation of this person in the messages of the current language. */
export const useMenu = (): readonly SideNavGroup[] => {
  const user = useUser()
  const intl = useIntl()
  const waiting = useAttentionTexts()
  return useMemo(() => {
    const say = (id: string, values?: Record<string, string>) => String(intl.formatMessage({ id }, values))
    return menuOf(user).map((group) => ({
      id: group.module,
      ...(group.title && { title: say(group.title, serviceNames()) }),
      ...(group.short && { short: say(group.short) }),
      ...(group.hue && { mark: <span className={`${dot} ${hues[group.hue]}`} /> }),
      ...(group.services.length > 0 && {
        subtitle: intl.formatList(
          group.services.map((service) => serviceNames()[service]),
          { type: 'conjunction' },
        ),
      }),
      items: group.items.map((item) => ({
        href: item.path,
        label: say(item.title, serviceNames()),
        icon: iconOf(item.icon),
        'data-track': item.title,
        ...countsOf(item.path, waiting),
      })),
    }))
  }, [user, intl, waiting])
}

/** Without the names of its groups the menu says with each title that stands in several of them which group it is of. */
const toldApart = (groups: readonly SideNavGroup[]): readonly SideNavGroup[] => {
  const labels = groups.flatMap(({ items }) => items.map(({ label }) => label))
  const isAmbiguous = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label)
  return groups.map(({ items, ...group }) => ({
    ...group,
    items: items.map((item) =>
      group.title !== undefined && isAmbiguous(item.label)
        ? { ...item, label: `${item.label} · ${group.title}` }
        : item,
    ),
  }))
}

interface NavigationProps {
  /** Whether the drawer of small screens is open. */
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The sections at the side; on small screens in a drawer. */
export const Navigation = ({ isOpen, onOpenChange }: NavigationProps) => {
  const t = useShellMessages()
  const { pathname } = useLocation()
  const groups = useMenu()
  const { laptop } = useScreen()
  const [choice, setChoice] = useState(chosenBefore)
  const isCollapsed = choice ?? laptop
  const common = {
    groups,
    endItems: [{ href: pages.help(), label: t('menu.help'), icon: CircleHelp }],
    currentPath: pathname,
    'aria-label': t('shell.navigation'),
  }
  return (
    <>
      <div className={styles.navigation}>
        <SideNav
          {...common}
          groups={isCollapsed ? toldApart(groups) : groups}
          start={(isShort) => <Brand isMark={isShort} />}
          isCollapsed={isCollapsed}
          onCollapsedChange={(next) => {
            setChoice(next)
            remember(next)
          }}
        />
      </div>
      {isOpen && (
        <NavigationDrawer {...common} onClose={() => onOpenChange(false)} onFailed={() => onOpenChange(false)} />
      )}
    </>
  )
}
