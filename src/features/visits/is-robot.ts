import { isbot } from 'isbot'

/** Every browser of a person calls itself so and names its machine. */
const browser = /^Mozilla\/5\.0 \([^)]{3,}\) ./

/** Whether no person reads the page: a robot that is known, or a program that does not even say it is a browser. */
export function isRobot(userAgent: string): boolean {
  return !browser.test(userAgent) || isbot(userAgent)
}
