import { conformance } from '../../test/support/conformance.tsx'
import { Container } from './container.tsx'

conformance('Container', { element: HTMLDivElement, render: (props) => <Container {...props}>Текст</Container> })
