import { conformance } from '../../test/support/conformance.tsx'
import { SearchField } from './search-field.tsx'

conformance('SearchField', { element: HTMLDivElement, render: (props) => <SearchField {...props} /> })
