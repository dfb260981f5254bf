import { conformance } from '../../test/support/conformance.tsx'
import { DateText } from './date-text.tsx'

conformance('DateText', { element: HTMLTimeElement, render: (props) => <DateText value="2026-11-20" {...props} /> })
