import { conformance } from '../../test/support/conformance.tsx'
import { SkipLink } from './skip-link.tsx'

conformance('SkipLink', { element: HTMLAnchorElement, render: (props) => <SkipLink target="content" {...props} /> })
