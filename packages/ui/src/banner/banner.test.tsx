import { conformance } from '../../test/support/conformance.tsx'
import { Banner } from './banner.tsx'

conformance('Banner', { element: HTMLDivElement, render: (props) => <Banner {...props}>Сообщение</Banner> })
