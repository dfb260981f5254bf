import { expect, test } from '@playwright/test'

test('the calls can be read and tried out in the browser', async ({ page }) => {
  // The page draws only the calls in sight: a link to one brings it there.
  await page.goto('/api/docs#/service/service.modules')
  // It reads the description of every call before it draws: a busy machine takes longer than for our own pages.
  await expect(page.getByRole('heading', { name: /Тихая гавань/ })).toBeAttached({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText('"claim"').first()).toBeVisible()
})
