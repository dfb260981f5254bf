import { conformance } from '../../test/support/conformance.tsx'
import { Divider } from './divider.tsx'

conformance('Divider', { element: HTMLHRElement, render: (props) => <Divider {...props} /> })
