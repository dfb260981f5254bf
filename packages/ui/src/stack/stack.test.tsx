import { conformance } from '../../test/support/conformance.tsx'
import { Stack } from './stack.tsx'

conformance('Stack', { element: HTMLDivElement, render: (props) => <Stack {...props}>Текст</Stack> })
