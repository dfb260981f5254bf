import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Cabinet UI',
    fontBase: "'Golos Text Variable', system-ui, sans-serif",
    colorPrimary: '#00578a',
    colorSecondary: '#00578a',
    appBg: '#f3f6f8',
    appBorderRadius: 8,
    inputBorderRadius: 8,
  }),
})
