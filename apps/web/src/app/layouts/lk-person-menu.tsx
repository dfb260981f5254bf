import { pages } from '@cabinet/contract/pages'
import { Menu, MenuItem, MenuSection } from '@cabinet/ui/menu'
import { LogOut, UserRound } from 'lucide-react'
import { type ReactElement, useReducer, useRef } from 'react'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { locales } from '../../shared/intl/locale.ts'
import { switchLocale } from '../../shared/intl/messages.ts'
import { afterPaint } from '../../shared/after-paint.ts'
import { signOut } from '../../shared/auth/sign-out.ts'
import { setTheme, type ThemeChoice, themes, useTheme } from '../../shared/theme.ts'
import { useSharedMessages } from '../../shared/messages.ts'
import { useOpenAfterPaint } from '../../shared/ui/use-open-after-paint.ts'
import { useShellMessages } from '../messages.ts'
import { languageNames } from './language-names.ts'

type Selection = 'all' | Iterable<string | number>

/** The one chosen key, when it is among those that are offered. */
const chosen = <Key extends string>(selection: Selection, offered: readonly Key[]): Key | undefined => {
  const [first] = selection === 'all' ? [] : [...selection]
  return offered.find((key) => key === first)
}

interface PersonMenuProps {
  readonly trigger: ReactElement
  /** Who is signed in, and as what: the button has no room for it on small screens. */
  readonly title: string
}

/** Profile, language, theme and the way out. Opens as soon as it is there: the person has pressed its button. */
export const PersonMenu = ({ trigger, title }: PersonMenuProps) => {
  const t = useShellMessages()
  const shared = useSharedMessages()
  const locale = useLocale()
  const theme = useTheme()
  const { isOpen, onOpenChange } = useOpenAfterPaint(true)
  const isChosen = useRef(false)
  const [, markChoice] = useReducer((count: number) => count + 1, 0)
  // The press is answered by the mark beside the chosen theme. The menu goes when the page takes its colours: both have
  // every element of the page looked at anew, which takes a slow machine longer than a press may wait.
  const chooseTheme = (next: ThemeChoice): void => {
    isChosen.current = true
    setTheme(next)
    markChoice()
  }
  const open = (next: boolean): void => {
    if (isChosen.current && !next) afterPaint(() => onOpenChange(false))
    else onOpenChange(next)
    isChosen.current = false
  }
  return (
    <Menu trigger={trigger} placement="bottom end" isOpen={isOpen} onOpenChange={open}>
      <MenuSection title={title}>
        <MenuItem id="profile" icon={UserRound} href={pages.profile()}>
          {t('shell.profile')}
        </MenuItem>
      </MenuSection>
      <MenuSection
        title={shared('language')}
        data-track="language"
        selectionMode="single"
        selectedKeys={[locale]}
        onSelectionChange={(selection) => {
          const next = chosen(selection, locales)
          if (next) void switchLocale(next)
        }}
      >
        {locales.map((key) => (
          <MenuItem key={key} id={key}>
            {languageNames[key]}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        title={t('shell.theme')}
        data-track="theme"
        selectionMode="single"
        selectedKeys={[theme]}
        onSelectionChange={(selection) => {
          const next = chosen(selection, themes)
          if (next) chooseTheme(next)
        }}
      >
        {themes.map((key) => (
          <MenuItem key={key} id={key}>
            {t(`shell.theme.${key}`)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection aria-label={t('shell.signOut')}>
        <MenuItem id="sign-out" icon={LogOut} onAction={() => void signOut()}>
          {t('shell.signOut')}
        </MenuItem>
      </MenuSection>
    </Menu>
  )
}
