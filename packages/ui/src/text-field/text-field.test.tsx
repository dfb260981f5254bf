import { conformance } from '../../test/support/conformance.tsx'
import { TextField } from './text-field.tsx'

conformance('TextField', { element: HTMLDivElement, render: (props) => <TextField label="Название" {...props} /> })

conformance('invalid TextField', {
  element: HTMLDivElement,
  render: (props) => <TextField errorMessage="Обязательное поле" label="Название" {...props} />,
})
