import { conformance } from '../../test/support/conformance.tsx'
import { Stepper } from './stepper.tsx'

conformance('Stepper', {
  element: HTMLElement,
  render: (props) => (
    <Stepper
      {...props}
      current="general"
      label="Разделы"
      steps={[{ id: 'general', label: 'Общие сведения', state: 'complete', href: '#general' }]}
    />
  ),
})
