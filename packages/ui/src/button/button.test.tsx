import { conformance } from '../../test/support/conformance.tsx'
import { Button } from './button.tsx'

conformance('Button', {
  element: HTMLButtonElement,
  render: (props) => <Button {...props}>Сохранить</Button>,
})

conformance('Button with a reason', {
  element: HTMLButtonElement,
  render: (props) => (
    <Button {...props} disabledReason="Нет прав">
      Сохранить
    </Button>
  ),
})

conformance('Button that waits', {
  element: HTMLButtonElement,
  render: (props) => (
    <Button {...props} isLoading>
      Сохранить
    </Button>
  ),
})
