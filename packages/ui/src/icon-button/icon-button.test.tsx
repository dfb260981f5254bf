import { Bell } from 'lucide-react'
import { conformance } from '../../test/support/conformance.tsx'
import { IconButton } from './icon-button.tsx'

conformance('IconButton', {
  element: HTMLButtonElement,
  render: (props) => <IconButton icon={Bell} label="Уведомления" {...props} />,
})
