import { conformance } from '../../test/support/conformance.tsx'
import { Badge } from './badge.tsx'

conformance('Badge', { element: HTMLSpanElement, render: (props) => <Badge {...props}>Черновик</Badge> })
