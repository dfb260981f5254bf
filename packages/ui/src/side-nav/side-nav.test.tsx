import { Bell } from 'lucide-react'
import { conformance } from '../../test/support/conformance.tsx'
import { SideNav } from './side-nav.tsx'

conformance('SideNav', {
  element: HTMLElement,
  render: (props) => (
    <SideNav
      currentPath="/offer"
      groups={[{ id: 'core', title: 'Продукты', items: [{ href: '/offer', label: 'Продукты', icon: Bell, count: 2 }] }]}
      {...props}
    />
  ),
})
