export {
  BankDrawing,
  BoxDrawing,
  ClockDrawing,
  LostPageDrawing,
  MarketplaceDrawing,
  ShieldDrawing,
} from './drawing.tsx'
export { EmptyBoxDrawing } from './empty-box-drawing.tsx'
export { HarbourDrawing } from './harbour-drawing.tsx'
export type { DrawingProps } from './frame.tsx'
export type { HarbourDrawingProps } from './harbour-drawing.tsx'
