import { conformance } from '../../test/support/conformance.tsx'
import { Meter } from './meter.tsx'

conformance('Meter', { element: HTMLDivElement, render: (props) => <Meter label="Лимит" value={28} {...props} /> })
