import { conformance } from '../../test/support/conformance.tsx'
import { Avatar } from './avatar.tsx'

conformance('Avatar', { element: HTMLSpanElement, render: (props) => <Avatar name="Мария Соколова" {...props} /> })
