import { conformance } from '../../test/support/conformance.tsx'
import { Checkbox } from './checkbox.tsx'

conformance('Checkbox', { element: HTMLDivElement, render: (props) => <Checkbox {...props}>Согласен</Checkbox> })
