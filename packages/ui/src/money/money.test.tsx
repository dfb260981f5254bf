import { conformance } from '../../test/support/conformance.tsx'
import { Money } from './money.tsx'

conformance('Money', { element: HTMLSpanElement, render: (props) => <Money kopecks={123400} {...props} /> })
