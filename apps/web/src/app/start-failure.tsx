/**
 * The application could not start: no configuration, no messages. Nothing of ours can be relied on here, so this page
 * stands on its own in both languages.
 */
export const StartFailure = () => (
  <main>
    <h1>Не удалось открыть кабинет</h1>
    <p>Проверьте соединение и обновите страницу.</p>
    <p lang="en">The cabinet could not be opened. Check the connection and reload.</p>
    <button type="button" onClick={() => location.reload()}>
      Обновить страницу
    </button>
  </main>
)
