export {
  BankDrawing,
  BoxDrawing,
  ClockDrawing,
  EmptyBoxDrawing,
  HarbourDrawing,
  LostPageDrawing,
  MarketplaceDrawing,
  ShieldDrawing,
} from './drawing.tsx'
export type { DrawingProps, HarbourDrawingProps } from './drawing.tsx'
