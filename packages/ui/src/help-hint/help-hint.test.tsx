import { conformance } from '../../test/support/conformance.tsx'
import { HelpHint } from './help-hint.tsx'

conformance('HelpHint', {
  element: HTMLButtonElement,
  render: (props) => (
    <HelpHint title="Где найти номер договора" {...props}>
      На первой странице договора.
    </HelpHint>
  ),
})

conformance('HelpHint with words', {
  element: HTMLButtonElement,
  render: (props) => (
    <HelpHint title="Где найти номер договора" variant="text" {...props}>
      На первой странице договора.
    </HelpHint>
  ),
})
