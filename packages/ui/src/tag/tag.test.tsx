import { conformance } from '../../test/support/conformance.tsx'
import { Tag } from './tag.tsx'

conformance('Tag', {
  element: HTMLSpanElement,
  render: (props) => (
    <Tag {...props} onRemove={() => {}}>
      Фильтр
    </Tag>
  ),
})
