import type { Page } from '@playwright/test'

/**
 * Serves a page with another runtime configuration, as an installation with these variables would: the configuration
 * in the page and the script policy that goes with it.
 */
export const withConfig = async (page: Page, url: string, change: Record<string, unknown>): Promise<void> => {
  await page.route(url, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    const policy = (headers['content-security-policy'] ?? '')
      .replace('trusted-types ', 'trusted-types default ')
      .replace("script-src 'self'", "script-src 'self' https://smartcaptcha.cloud.yandex.ru")
      .replace("connect-src 'self'", "connect-src 'self' https://smartcaptcha.cloud.yandex.ru")
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="cabinet-config">)([^<]*)(<\/script>)/,
      (_, open: string, json: string, close: string) =>
        open + JSON.stringify({ ...JSON.parse(json), ...change }) + close,
    )
    return route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } })
  })
}
