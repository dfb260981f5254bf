import { conformance } from '../../test/support/conformance.tsx'
import { Grid } from './grid.tsx'

conformance('Grid', { element: HTMLDivElement, render: (props) => <Grid {...props}>Текст</Grid> })
