import { Button } from '../button/button.tsx'
import { conformance } from '../../test/support/conformance.tsx'
import { Tooltip } from './tooltip.tsx'

conformance('Tooltip', {
  element: HTMLDivElement,
  isPortal: true,
  render: (props) => (
    <Tooltip isOpen content="Помощь" {...props}>
      <Button>Ставка</Button>
    </Tooltip>
  ),
})
