import { conformance } from '../../test/support/conformance.tsx'
import { Text } from './text.tsx'

conformance('Text', { element: HTMLParagraphElement, render: (props) => <Text {...props}>Текст</Text> })
