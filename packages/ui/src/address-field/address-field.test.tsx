import { conformance } from '../../test/support/conformance.tsx'
import { AddressField } from './address-field.tsx'

conformance('AddressField', { element: HTMLDivElement, render: (props) => <AddressField label="Адрес" {...props} /> })
