import { CommandPalette } from '@cabinet/ui/command-palette'
import { LogOut, UserRound } from 'lucide-react'
import { useIntl } from '../../shared/intl/words.ts'
import { paths } from '../../shared/paths.ts'
import { signOut } from '../../shared/session/sign-out.ts'
import { useMenu } from './lk-navigation.tsx'
import { menuIcons } from './menu-icons.ts'
import { useShellWords } from './shell-words.ts'

/** Letters that people leave out: «счет» finds «Счета», «е» stands for «ё». */
const plain = (text: string) => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е')

/** Every section of this person and the actions of the person menu, found by typing. */
export const Commands = ({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => {
  const t = useShellWords()
  const intl = useIntl()
  const groups = useMenu()
  const sections = groups.map((group) => ({
    id: group.id,
    title: group.title ?? t('offer.title'),
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
      { id: paths.profile(), label: t('shell.profile'), icon: UserRound, href: paths.profile() },
      { id: paths.help(), label: t('menu.help'), icon: menuIcons.help, href: paths.help() },
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
