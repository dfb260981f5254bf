import { conformance } from '../../test/support/conformance.tsx'
import { CommandPalette } from './command-palette.tsx'

conformance('CommandPalette', {
  element: HTMLElement,
  isPortal: true,
  render: (props) => <CommandPalette isOpen groups={[]} onOpenChange={() => {}} {...props} />,
})
