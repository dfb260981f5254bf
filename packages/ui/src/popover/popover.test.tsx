import { Button } from '../button/button.tsx'
import { conformance } from '../../test/support/conformance.tsx'
import { Popover } from './popover.tsx'

conformance('Popover', {
  element: HTMLElement,
  isPortal: true,
  render: (props) => (
    <Popover defaultOpen title="Помощь" trigger={<Button>Помощь</Button>} {...props}>
      Текст
    </Popover>
  ),
})
