import { pages } from '@cabinet/contract/pages'
import { CommandPalette } from '@cabinet/ui/command-palette'
import { LogOut, UserRound } from 'lucide-react'
import { useIntl } from '../../shared/intl/messages.ts'
import { signOut } from '../../shared/auth/sign-out.ts'
import { useMenu } from './lk-navigation.tsx'
import { menuIcons } from './menu-icons.ts'
import { useShellMessages } from '../messages.ts'

/** Letters that people leave out: «счет» finds «Счета», «е» stands for «ё». */
const plain = (text: string) => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е')

/** Every section of this person and the actions of the person menu, found by typing. */
export const Commands = ({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => {
  const t = useShellMessages()
  const intl = useIntl()
  const groups = useMenu()
  const sections = groups.map((group) => ({
    id: group.id,
    title: group.title ?? group.items[0]?.label ?? '',
    commands: group.items.map(({ href, label, icon }) => ({
      id: href,
      label,
      icon,
      href,
      keywords: [plain(label), ...(group.title ? [group.title] : [])],
    })),
  }))
  const own = {
    id: 'own',
    title: t('shell.commands'),
    commands: [
      { id: pages.profile(), label: t('shell.profile'), icon: UserRound, href: pages.profile() },
      { id: pages.help(), label: t('menu.help'), icon: menuIcons.help, href: pages.help() },
      { id: 'sign-out', label: t('shell.signOut'), icon: LogOut, onAction: () => void signOut() },
    ],
  }
  return (
    <CommandPalette
      key={intl.locale}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placeholder={t('shell.search')}
      groups={[...sections, own]}
    />
  )
}
