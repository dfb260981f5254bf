import { conformance } from '../../test/support/conformance.tsx'
import { Switch } from './switch.tsx'

conformance('Switch', { element: HTMLDivElement, render: (props) => <Switch {...props}>Уведомления</Switch> })
