export const shortestPassword = 10
const longestPassword = 128

export type PasswordError = 'password_required' | 'password_short' | 'password_long' | 'passwords_differ'

export interface PasswordErrors {
  password?: PasswordError
  repeated?: PasswordError
}

/** What is wrong with a password that was typed twice; nothing when it will do. */
export function passwordErrors({
  password,
  repeated,
}: {
  password: string
  repeated: string
}): PasswordErrors {
  if (password === '') return { password: 'password_required' }
  if (password.length < shortestPassword) return { password: 'password_short' }
  if (password.length > longestPassword) return { password: 'password_long' }
  return password === repeated ? {} : { repeated: 'passwords_differ' }
}
