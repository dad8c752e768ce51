/** Words of programs that fetch pages. Cubot is a telephone. */
const robotWords =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|scrap|fetch|preview|headless|phantom|puppeteer|playwright|selenium|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|scanner|archive|validator|https?:/i

/** Whether no person reads the page: every browser of a person calls itself Mozilla/5.0 and names its machine. */
export function isRobot(userAgent: string): boolean {
  return !/^Mozilla\/5\.0 \([^)]{3,}\) ./.test(userAgent) || robotWords.test(userAgent)
}
