import { pages } from '@cabinet/contract/pages'
import { CommandPalette, type Command, type CommandGroup } from '@cabinet/ui/command-palette'
import { CircleHelp, History, Keyboard, Languages, LogOut, SunMoon, UserRound } from 'lucide-react'
import { signOut } from '../../shared/auth/sign-out.ts'
import { locales } from '../../shared/intl/locale.ts'
import { switchLocale, useIntl } from '../../shared/intl/messages.ts'
import { iconOf } from './menu-icons.ts'
import { useUser } from '../../shared/access/user.tsx'
import { useSharedMessages } from '../../shared/messages.ts'
import { readRecentRecords } from '../../shared/recent-records.ts'
import { useProfileTabs } from '../../shared/profile-tabs.ts'
import { setTheme, themes, useTheme } from '../../shared/theme.ts'
import { useShellMessages } from '../messages.ts'
import { commandsOf } from '../registry.ts'
import { languageNames } from './language-names.ts'
import { useFound } from './found-records.ts'
import { useMenu } from './lk-navigation.tsx'
import { readRecent, rememberRecent } from './recent-pages.ts'

/** As many as the eye takes in at once. */
const RECENT = 5

/** Pages and records that were chosen lately stand on top until something is typed. */
const withRecent = (
  groups: readonly CommandGroup[],
  records: readonly Command[],
  query: string,
  title: string,
): readonly CommandGroup[] => {
  const pagesOf = [...groups.flatMap(({ commands }) => commands), ...records].filter(({ href }) => href !== undefined)
  const remembering = groups.map((group) => ({
    ...group,
    commands: group.commands.map((command) =>
      command.href === undefined ? command : { ...command, onAction: () => rememberRecent(command.id) },
    ),
  }))
  const recent = readRecent().flatMap((id): Command[] => {
    const known = pagesOf.find((command) => command.id === id)
    return known ? [{ ...known, id: `recent ${id}`, icon: History, onAction: () => rememberRecent(id) }] : []
  })
  if (query !== '' || recent.length === 0) return remembering
  return [{ id: 'recent', title, commands: recent.slice(0, RECENT) }, ...remembering]
}

interface CommandsProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** What is typed; it can begin before the palette is there. */
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** Shows the keys of the cabinet. */
  readonly onKeys: () => void
}

/**
 * Every section of this person, those of their profile, the actions of the person menu, and records of their areas,
 * found by typing.
 */
export const Commands = ({ isOpen, onOpenChange, query, onQueryChange, onKeys }: CommandsProps) => {
  const t = useShellMessages()
  const shared = useSharedMessages()
  const intl = useIntl()
  const theme = useTheme()
  const user = useUser()
  const groups = useMenu()
  const tabs = useProfileTabs()
  const help = t('menu.help')
  const found = useFound(isOpen ? query : '')
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
      ...commandsOf(user).map(({ title, icon, path }) => ({
        id: `command ${path}`,
        label: String(intl.formatMessage({ id: title })),
        icon: iconOf(icon),
        href: path,
      })),
      {
        id: pages.help(),
        label: help,
        icon: CircleHelp,
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
        id: 'keys',
        label: t('shell.keys'),
        icon: Keyboard,
        shortcut: '?',
        onAction: onKeys,
      },
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
      data-track="commands"
      key={intl.locale}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placeholder={t('shell.search')}
      query={query}
      onQueryChange={onQueryChange}
      groups={[
        ...withRecent([...sections, profile, own], readRecentRecords(user.id), query, t('shell.recent')),
        ...found.groups,
      ]}
      note={found.note}
    />
  )
}
