export default function Page() { return undefined }
