import { conformance } from '../../test/support/conformance.tsx'
import { CompanyField } from './company-field.tsx'

conformance('CompanyField', {
  element: HTMLDivElement,
  render: (props) => <CompanyField label="Компания" {...props} />,
})
