import { conformance } from '../../test/support/conformance.tsx'
import { HarbourDrawing, ShieldDrawing } from './index.ts'

conformance('ShieldDrawing', { element: SVGSVGElement, render: (props) => <ShieldDrawing {...props} /> })
conformance('HarbourDrawing', { element: SVGSVGElement, render: (props) => <HarbourDrawing {...props} /> })
