import { conformance } from '../../test/support/conformance.tsx'
import { Inline } from './inline.tsx'

conformance('Inline', { element: HTMLDivElement, render: (props) => <Inline {...props}>Текст</Inline> })
