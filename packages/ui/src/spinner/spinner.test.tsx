import { conformance } from '../../test/support/conformance.tsx'
import { Spinner } from './spinner.tsx'

conformance('Spinner', { element: HTMLSpanElement, render: (props) => <Spinner {...props} /> })
