import { pages } from '@cabinet/contract/pages'
import { CommandPalette } from '@cabinet/ui/command-palette'
import { Languages, LogOut, SunMoon, UserRound } from 'lucide-react'
import { signOut } from '../../shared/auth/sign-out.ts'
import { locales } from '../../shared/intl/locale.ts'
import { switchLocale, useIntl } from '../../shared/intl/messages.ts'
import { menuIcons } from './menu-icons.ts'
import { useSharedMessages } from '../../shared/messages.ts'
import { useProfileTabs } from '../../shared/profile-tabs.ts'
import { setTheme, themes, useTheme } from '../../shared/theme.ts'
import { useShellMessages } from '../messages.ts'
import { languageNames } from './language-names.ts'
import { useMenu } from './lk-navigation.tsx'

/** Every section of this person, those of their profile, and the actions of the person menu, found by typing. */
export const Commands = ({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => {
  const t = useShellMessages()
  const shared = useSharedMessages()
  const intl = useIntl()
  const theme = useTheme()
  const groups = useMenu()
  const tabs = useProfileTabs()
  const help = t('menu.help')
  const sections = groups.map((group) => ({
    id: group.id,
    title: group.title ?? group.items[0]?.label ?? '',
    commands: group.items.map(({ href, label, icon }) => ({
      id: href,
      label,
      icon,
      href,
      keywords: group.title ? [group.title] : [],
    })),
  }))
  const profile = {
    id: 'profile',
    title: t('shell.profile'),
    commands: tabs.map(({ id, title }) => {
      const label = String(intl.formatMessage({ id: title }))
      return {
        id: `profile ${id}`,
        label,
        icon: UserRound,
        href: pages.profile({}, { tab: id }),
        keywords: [t('shell.profile')],
      }
    }),
  }
  const own = {
    id: 'own',
    title: t('shell.commands'),
    commands: [
      {
        id: pages.help(),
        label: help,
        icon: menuIcons.help,
        href: pages.help(),
        keywords: [t('shell.support')],
      },
      ...themes
        .filter((key) => key !== theme)
        .map((key) => ({
          id: `theme ${key}`,
          label: t('shell.setTheme', { theme: t(`shell.theme.${key}`).toLowerCase() }),
          icon: SunMoon,
          onAction: () => setTheme(key),
        })),
      ...locales
        .filter((key) => key !== intl.locale)
        .map((key) => ({
          id: `language ${key}`,
          label: languageNames[key],
          icon: Languages,
          keywords: [shared('language')],
          onAction: () => void switchLocale(key),
        })),
      {
        id: 'sign-out',
        label: t('shell.signOut'),
        icon: LogOut,
        onAction: () => void signOut(),
      },
    ],
  }
  return (
    <CommandPalette
      key={intl.locale}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placeholder={t('shell.search')}
      groups={[...sections, profile, own]}
    />
  )
}
