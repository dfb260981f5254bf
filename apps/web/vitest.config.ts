import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { messages } from './build/messages.ts'

export default defineConfig({
  plugins: [messages(), vanillaExtractPlugin()],
  resolve: { conditions: ['cabinet-source'] },
  ssr: { resolve: { conditions: ['cabinet-source'] }, noExternal: [/^@cabinet\//] },
  test: {
    name: 'web',
    include: ['test/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    root: import.meta.dirname,
  },
})
