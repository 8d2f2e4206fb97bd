// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IRegistry {
    function resolver(bytes32 node) external view returns (address);
}

interface INameResolver {
    function name(bytes32 node) external view returns (string memory);
}

interface IAddressResolver {
    function addr(bytes32 node) external view returns (address);
}

/// The views that clients call on an ENS universal resolver, over a real registry. No wildcards, no gateways.
contract LocalUniversalResolver {
    bytes32 private constant REVERSE_NODE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2; // addr.reverse

    IRegistry public immutable registry;

    error ResolverNotFound(bytes name);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    constructor(IRegistry registry_) {
        registry = registry_;
    }

    function findResolver(bytes calldata name) external view returns (address resolver, bytes32 node, uint256 offset) {
        node = nodeOfWireName(name, 0);
        resolver = registry.resolver(node);
        offset = 0;
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        address resolver = registry.resolver(nodeOfWireName(name, 0));
        if (resolver == address(0)) revert ResolverNotFound(name);
        (bool ok, bytes memory answer) = resolver.staticcall(data);
        if (!ok) revert ResolverError(answer);
        return (answer, resolver);
    }

    function reverseWithGateways(bytes calldata account, uint256, string[] calldata)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        bytes32 reverseNode = keccak256(abi.encodePacked(REVERSE_NODE, keccak256(hexOf(account))));
        reverseResolver = registry.resolver(reverseNode);
        if (reverseResolver == address(0)) return ("", address(0), address(0));
        primary = INameResolver(reverseResolver).name(reverseNode);
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);
        bytes32 node = nodeOfText(bytes(primary));
        resolver = registry.resolver(node);
        address forward = resolver == address(0) ? address(0) : IAddressResolver(resolver).addr(node);
        if (forward != address(bytes20(account))) revert ReverseAddressMismatch(primary, abi.encodePacked(forward));
    }

    /// `name` is in DNS wire form: length-prefixed labels, ended by a zero byte.
    function nodeOfWireName(bytes memory name, uint256 at) private pure returns (bytes32) {
        uint8 length = uint8(name[at]);
        if (length == 0) return bytes32(0);
        return keccak256(abi.encodePacked(nodeOfWireName(name, at + 1 + length), hashOf(name, at + 1, length)));
    }

    function nodeOfText(bytes memory name) private pure returns (bytes32 node) {
        uint256 end = name.length;
        for (uint256 i = name.length;; i--) {
            if (i != 0 && name[i - 1] != ".") continue;
            node = keccak256(abi.encodePacked(node, hashOf(name, i, end - i)));
            if (i == 0) return node;
            end = i - 1;
        }
    }

    function hashOf(bytes memory data, uint256 start, uint256 length) private pure returns (bytes32 hash) {
        assembly {
            hash := keccak256(add(add(data, 32), start), length)
        }
    }

    function hexOf(bytes calldata data) private pure returns (bytes memory text) {
        bytes16 digits = "0123456789abcdef";
        text = new bytes(data.length * 2);
        for (uint256 i; i < data.length; i++) {
            text[2 * i] = digits[uint8(data[i]) >> 4];
            text[2 * i + 1] = digits[uint8(data[i]) & 15];
        }
    }
}
