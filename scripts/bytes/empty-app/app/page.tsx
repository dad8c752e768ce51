export default function Page() {
  return <p>Leeg</p>
}
