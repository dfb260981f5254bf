import { conformance } from '../../test/support/conformance.tsx'
import { ProductCard } from './product-card.tsx'

conformance('ProductCard', { element: HTMLElement, render: (props) => <ProductCard title="Страхование" {...props} /> })
