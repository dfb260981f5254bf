import { conformance } from '../../test/support/conformance.tsx'
import { Card } from './card.tsx'

conformance('Card', { element: HTMLDivElement, render: (props) => <Card {...props}>Текст</Card> })
