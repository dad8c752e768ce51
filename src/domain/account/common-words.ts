const listed = (words: string) => words.trim().split(/\s+/)

/** What people in our languages take for a password, or build one from, as lists of leaked passwords show it. */
const words = listed(`
  password passwort wachtwoord paswoord motdepasse secret geheim changeme letmein trustno default guest
  admin administrator administrateur beheerder editor redactie login logon inloggen access temporary tijdelijk temporaire
  welcome welkom bienvenue willkommen hallo hello bonjour salut goedemorgen gutentag coucou
  iloveyou loveyou ikhouvanjou ikhouvanu jetaime jevousaime monamour ichliebedich liefje schatje schatz cherie doudou loulou
  summer zomer sommer winter hiver lente printemps spring herfst automne herbst fruhling fruehling
  monday maandag lundi montag friday vrijdag vendredi freitag zondag dimanche sonntag
  january januari janvier februari february maart avril april juillet augustus august september oktober october november december
  football voetbal fussball baseball basketball hockey soccer tennis liverpool chelsea arsenal barcelona realmadrid juventus
  manchesterunited manchester anderlecht clubbrugge standard marseille bayern
  superman batman spiderman starwars pokemon minecraft nintendo playstation pikachu naruto simpsons startrek
  michael jordan jennifer jessica charlie daniel thomas nicole robert matthew joshua ashley anthony andrew alexander
  christopher elizabeth sebastian nicolas camille charlotte isabelle stephanie
  monkey dragon sunshine princess prinses princesse shadow master killer freedom forever whatever nothing blessed butterfly
  vlinder papillon schmetterling chocolate chocolat chocolade schokolade diamond rainbow flower bloemen soleil computer
  internet samsung google facebook apple microsoft mercedes ferrari porsche
  belgium belgie belgique belgien luxembourg luxemburg brussel brussels bruxelles antwerpen vlaanderen wallonie
  gevel immo immobilier immobilien vastgoed makelaar makelaardij realestate agence kantoor
  correcthorsebatterystaple
`)

/** Walks over the keys, on the keyboards of our languages. */
const rowsOfKeys = listed(`
  qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm qazwsxedcrfv qazwsxedc qazwsx qweasdzxc qweasd
  azertyuiop azerty qsdfghjklm qsdfgh wxcvbn aqwzsxedc aqwzsx azeqsdwxc azeqsd
  qwertzuiop qwertz yxcvbnm qayxsw
  1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r 1q2w3e q1w2e3r4t5y6 q1w2e3r4t5 q1w2e3r4 1qaz2wsx3edc 1qaz2wsx 3edc4rfv zaq12wsx 1qazxsw2
  1a2z3e4r5t6y 1a2z3e4r5t 1a2z3e4r a1z2e3r4t5y6 a1z2e3r4t5 a1z2e3r4 1q2w3e4r5t6z 1qay2wsx
  1a2b3c4d5e6f 1a2b3c4d a1b2c3d4e5f6 a1b2c3d4
`)

/** The longest first: what a longer one holds is not taken out of it before. */
export const commonWords = [...words, ...rowsOfKeys].toSorted((one, other) => other.length - one.length)
