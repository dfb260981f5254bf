import { conformance } from '../../test/support/conformance.tsx'
import { Skeleton, SkeletonText } from './skeleton.tsx'

conformance('Skeleton', { element: HTMLSpanElement, render: (props) => <Skeleton {...props} /> })

conformance('SkeletonText', { element: HTMLSpanElement, render: (props) => <SkeletonText {...props} /> })
