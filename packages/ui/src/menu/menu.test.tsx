import { Button } from '../button/button.tsx'
import { conformance } from '../../test/support/conformance.tsx'
import { Menu, MenuItem } from './menu.tsx'

conformance('Menu', {
  element: HTMLDivElement,
  isPortal: true,
  render: (props) => (
    <Menu isOpen aria-label="Действия" trigger={<Button>Действия</Button>} {...props}>
      <MenuItem id="edit">Изменить</MenuItem>
    </Menu>
  ),
})
