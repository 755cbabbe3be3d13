import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";
import { allPackages, type PackageCount } from "../model/packagesByKind.ts";

/** Packages with their kind; those of several kinds as PACKAGES, with each kind below. */
export function PackagesText({ packages }: { readonly packages: readonly PackageCount[] }) {
  const language = useLanguage();
  const { quantity, kind, kinds } = allPackages(packages, language);
  return (
    <>
      <NumberText value={quantity || null} unit={kind} most={3} />
      {kinds.map((each) => (
        <div key={each.kind} className="fw-quiet">
          <NumberText value={each.quantity} unit={each.kind} most={3} />
        </div>
      ))}
    </>
  );
}
