import { conformance } from '../../test/support/conformance.tsx'
import { TopBar } from './top-bar.tsx'

conformance('TopBar', { element: HTMLElement, render: (props) => <TopBar start="Организация" {...props} /> })
