import { IconButton } from '@cabinet/ui/icon-button'
import { Menu } from '@cabinet/ui/menu'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  /** Names the row: «Действия: счёт 12». */
  readonly label: string
  readonly onAction?: (id: string) => void
  /** `MenuItem`s. */
  readonly children: ReactNode
}

/** What can be done with a row of a register: opened by the three dots at its end. */
export const RowMenu = ({ label, onAction, children }: Props) => (
  <Menu
    aria-label={label}
    placement="bottom end"
    trigger={<IconButton data-track="row-menu" icon={Ellipsis} label={label} size="small" />}
    onAction={(id) => onAction?.(String(id))}
  >
    {children}
  </Menu>
)
